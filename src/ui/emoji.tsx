/** A picture beside words that say the same: nothing for a screen reader. */
export function Emoji({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="font-emoji">
      {children}
    </span>
  );
}
