/* A rendered page is there to be read: its scripts come when it has been painted, and do not share a phone's line with its styles and letters. */
(() => {
  const { entry, ahead } = document.currentScript.dataset;
  let hasBegun = false;
  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of ahead.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = entry;
    document.head.append(script);
  }
  // What is not seen is not painted.
  if (document.visibilityState === 'hidden') return begin();
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 3000);
})();
