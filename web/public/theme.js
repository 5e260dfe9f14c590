// Runs before the first paint, so that a dark page never flashes light. A file and not an inline script: the content policy refuses those.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // No storage: the system decides.
  }
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
