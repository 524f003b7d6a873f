/* Until the app has taken a rendered page over, what is pressed is held and what is typed is marked; src/app/waiting-controls.ts does both then. */
(() => {
  let presses = 0;
  /* A form of which a part waits would send its words into the address. */
  const waitingOf = ({ type, target }) =>
    type === 'submit' ? target.querySelector('[data-waits]') && target : target.closest('[data-waits=""]');
  for (const type of ['click', 'submit'])
    addEventListener(
      type,
      (event) => {
        const control = waitingOf(event);
        if (!control) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        /* One press, however often: where others were pressed between, the last is what was wanted. */
        control.dataset.held = String(++presses);
      },
      true,
    );
  addEventListener(
    'input',
    ({ target }) => {
      if (target.dataset.waits === 'words') target.dataset.typed = '';
    },
    true,
  );
  /* Loaded again because scripts were lost (begin-again.js), the page has the words again: this page, for whom it was rendered (note-begun.ts). */
  const key = 'lampstand:typed-early';
  const fields = () => [...document.querySelectorAll('[data-waits=words]')];
  const place = () => {
    const answers = JSON.parse(document.getElementById('first-answers').textContent);
    return `${answers['/api/auth/user'].id} ${location.href}`;
  };
  addEventListener('begin-again', () => {
    const words = fields().map((field) => ('typed' in field.dataset ? field.value : null));
    if (words.every((typed) => typed === null)) return;
    try {
      sessionStorage.setItem(key, JSON.stringify({ at: place(), words }));
    } catch {}
  });
  /* Scripts that were named in the page run after that, and before its content counts as loaded. */
  document.addEventListener('readystatechange', () => {
    let words = [];
    try {
      const kept = JSON.parse(sessionStorage.getItem(key));
      sessionStorage.removeItem(key);
      if (kept && kept.at === place()) words = kept.words;
    } catch {}
    for (const [at, field] of fields().entries()) {
      if (typeof words[at] !== 'string' || 'typed' in field.dataset) continue;
      field.value = words[at];
      field.dataset.typed = '';
    }
  });
})();
