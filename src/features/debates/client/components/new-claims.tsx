/** A dot and how many claims are new; nothing where none is. It takes the colour of what it stands on. */
export function NewClaims({ fresh }: { fresh: number }) {
  if (fresh === 0) return null;
  return (
    <span className="flex shrink-0 items-center gap-2 text-sm font-semibold">
      <span aria-hidden="true" className="size-2.5 rounded-full bg-dusk forced-colors:bg-[Highlight]" />
      {fresh.toLocaleString('en-US')} new
    </span>
  );
}
