import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { toastLimits } from '#ui/toast-store.ts';

/** In the place of a card, once its person is blocked. For ten seconds it is undone as if it had not been; then unblocked. */
export function BlockedNote({
  name,
  isNew,
  isPending,
  onUndo,
}: {
  name: string;
  isNew: boolean;
  isPending: boolean;
  onUndo: () => void;
}) {
  const [isLate, setLate] = useState(!isNew);
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setLate(true), toastLimits.withActionMs);
    return () => clearTimeout(timer);
  }, [isNew]);
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-2xl">
          You blocked <OwnWords translate="no">{name}</OwnWords>
        </h1>
        <p className="mt-1 text-ink-soft">Neither sees the other’s words. They aren’t told.</p>
      </div>
      <Button variant="secondary" pending={isPending} onClick={onUndo}>
        {isLate ? 'Unblock' : 'Undo'}
      </Button>
    </div>
  );
}
