import { KeyIcon } from '@phosphor-icons/react/dist/ssr/Key';
import { buttonClasses } from '#ui/button.tsx';

/** To the external provider. A plain link: `/api/login` is a navigation of the browser, not a screen. */
export function ProviderLink({ label, next }: { label: string; next: string }) {
  const href = next === '/' ? '/api/login' : `/api/login?next=${encodeURIComponent(next)}`;
  return (
    <>
      <div className="my-5 flex items-center gap-3 text-sm text-ink-soft" aria-hidden="true">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </div>
      <a href={href} className={buttonClasses('secondary', 'md', 'w-full min-h-13')}>
        <KeyIcon size={20} aria-hidden />
        {label}
      </a>
    </>
  );
}
