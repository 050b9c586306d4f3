/* Adds a copy button to every code block with `data-copy`; without scripts the text can still be selected. */

const CONFIRMATION_MILLISECONDS = 2_000;

for (const code of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet copy';
  button.textContent = 'Copy';
  button.ariaLabel = `Copy ${code.dataset['copy'] ?? ''}`;
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.dataset['raw'] ?? code.textContent).then(() => {
      button.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
      }, CONFIRMATION_MILLISECONDS);
    });
  });
  code.closest('pre')?.before(button);
}
