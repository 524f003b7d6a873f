/* Where the app's own scripts are lost on their way, the page would stand there for ever with controls that wait: it is loaded again once the server answers. */
(() => {
  const key = 'lampstand:begun-again';
  /* Some browsers give a page's scripts up as soon as another page is wanted: loaded again, this one would take that one's place. */
  const LEAVING_MS = 30000;
  let isAsking = false;
  let leftAt = -LEAVING_MS;
  const leave = () => {
    leftAt = performance.now();
  };
  addEventListener('beforeunload', leave);
  /* Some browsers keep no page for Back that listens to it. */
  addEventListener('load', () => isBegun() && removeEventListener('beforeunload', leave));
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || isAsking || isBegun()) return;
      isAsking = true;
      setTimeout(ask, 500, target.src, 1000);
    },
    true,
  );

  /* A browser that cannot read the app's scripts at all. */
  addEventListener('error', ({ error }) => {
    if (!(error instanceof SyntaxError) || isBegun() || document.querySelector('.boot-note')) return;
    const note = document.createElement('p');
    note.className = 'boot-note';
    note.setAttribute('role', 'alert');
    note.textContent =
      'This browser is older than Lampstand can use. Please update it, or open Lampstand on a newer device.';
    const loading = document.querySelector('.boot .sr-only');
    if (loading) loading.replaceWith(note);
    else document.body.prepend(note);
  });

  async function ask(address, waitMs) {
    if (isBegun()) return;
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer === null || answer.status >= 500 || isLeaving())
      setTimeout(ask, waitMs, address, Math.min(2 * waitMs, 30000));
    else if (mayReload()) {
      dispatchEvent(new Event('begin-again'));
      location.reload();
    }
  }

  function isLeaving() {
    return performance.now() < leftAt + LEAVING_MS;
  }

  function isBegun() {
    return 'begun' in document.documentElement.dataset;
  }

  /* What comes and is lost again each time is not the line. Where nothing can be kept, nobody could count. */
  function mayReload() {
    try {
      const times = Number(sessionStorage.getItem(key)) + 1;
      sessionStorage.setItem(key, String(times));
      return times <= 3;
    } catch {
      return false;
    }
  }
})();
