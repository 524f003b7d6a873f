import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Chest } from '../../wardrobe.contract.ts';
import { chestDrawing } from '../chest-states.ts';
import { namesOf } from '../names-of.ts';
import { ChestOpening } from './chest-opening.tsx';

/**
 * Asks before a chest is opened, then opens it. It is loaded as a chunk of its own, because the tab can be shown
 * without it.
 */
export function ChestDialogs({
  asked,
  shown,
  pending,
  onUnlock,
  onCancel,
  onClose,
}: {
  asked: Chest | null;
  shown: { chest: Chest; justOpened: boolean } | null;
  pending: boolean;
  onUnlock: (chest: Chest) => void;
  onCancel: () => void;
  onClose: () => void;
}) {
  return (
    <>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && !pending && onCancel()}
        title={`Open the ${asked?.name ?? 'chest'}?`}
        description={`${namesOf(asked?.rewards ?? [])} will be yours to keep. It costs you no XP.`}
        confirmLabel="Unlock Chest"
        pending={pending}
        onConfirm={() => asked && onUnlock(asked)}
      >
        {asked !== null && (
          <img src={chestDrawing(asked.id, 'ready')} alt="" width={160} height={160} className="mx-auto" />
        )}
      </ConfirmDialog>
      {shown !== null && <ChestOpening {...shown} onClose={onClose} />}
    </>
  );
}
