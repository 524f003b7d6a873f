/** An emoji beside words that say the same, so screen readers skip it. */
export function Emoji({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="font-emoji">
      {children}
    </span>
  );
}
