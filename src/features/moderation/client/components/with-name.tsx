/** A sentence of ours with somebody's name in it: the name runs in its own direction, and the sentence in ours. */
export function WithName({ text, name }: { text: string; name: string | null | undefined }) {
  const at = name ? text.indexOf(name) : -1;
  if (!name || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <bdi translate="no">{name}</bdi>
      {text.slice(at + name.length)}
    </>
  );
}
