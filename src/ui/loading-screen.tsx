import { VisuallyHidden } from './visually-hidden.tsx';

/** A whole screen that is loading: the same lamp as in index.html, so that nothing moves. */
export function LoadingScreen({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="boot" role="status">
      <svg className="boot-flame" viewBox="0 0 64 64" aria-hidden="true">
        <path className="boot-light" d="M32 6c9 11 13 17 13 25a13 13 0 0 1-26 0c0-8 4-14 13-25Z" />
        <path className="boot-lamp" d="M10 46h36c6 0 9-3 11-6l-2 9c-2 6-8 9-15 9H24c-8 0-13-5-14-12Z" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
