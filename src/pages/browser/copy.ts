/* A copy button for every block of code marked for it; without scripts there is none, and the text can be selected. */

const SAID_MILLISECONDS = 2_000;

for (const code of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet copy';
  button.textContent = 'Copy';
  button.ariaLabel = `Copy ${code.dataset['copy'] ?? ''}`;
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.textContent).then(() => {
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, SAID_MILLISECONDS);
    });
  });
  code.closest('pre')?.before(button);
}
