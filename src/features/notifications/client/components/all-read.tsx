/** Says that everything that is shown was read. */
export function AllRead({ pending, onPress }: { pending: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-disabled={pending || undefined}
      onClick={() => !pending && onPress()}
      className="inline-flex min-h-11 items-center rounded-control font-semibold text-dusk hover:underline"
    >
      Mark all as read
    </button>
  );
}
