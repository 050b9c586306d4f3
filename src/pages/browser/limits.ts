/* Keeps the units left of each key current while the page is visible. */

const PATH = '/account/limits';
const PAUSE_MILLISECONDS = 3_000;

const places = [...document.querySelectorAll<HTMLElement>('[data-limit-of]')];

async function renew(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  try {
    const answer = await fetch(PATH, { headers: { accept: 'application/json' } });
    if (!answer.ok || answer.redirected) return;
    const left = new Map(Object.entries((await answer.json()) as Readonly<Record<string, string>>));
    for (const place of places) {
      const text = left.get(place.dataset['limitOf'] ?? '');
      if (text !== undefined && text !== place.textContent) place.textContent = text;
    }
  } catch {
    // The figures of the page stay until the service answers again.
  }
}

if (places.length > 0) setInterval(() => void renew(), PAUSE_MILLISECONDS);
