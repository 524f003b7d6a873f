/** Shown in place of an empty list. */
export function NothingNew() {
  return (
    <p className="py-10 text-center font-heading text-[1.375rem] font-[540] text-balance">
      Nothing new. That is good news, too.
    </p>
  );
}
