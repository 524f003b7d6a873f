/** Shown in place of an empty list. */
export function NothingNew() {
  return <p className="py-8 text-center text-lg text-balance">Nothing new. That is good news, too.</p>;
}
