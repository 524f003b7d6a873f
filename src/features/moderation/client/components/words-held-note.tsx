import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';

/** Under words of one's own that a word list holds: others see them once a moderator has looked. */
export function WordsHeldNote() {
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-sky-wash px-4 py-3 text-sky">
      <EyeIcon size={22} aria-hidden className="mt-0.5 shrink-0" />
      <span>A moderator looks at this before others see it. You need not do anything.</span>
    </p>
  );
}
