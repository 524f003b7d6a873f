import { AppError } from '#contract/errors.ts';
import { deleteHouseObject, discardKeys } from '#features/files/server/for-other-features.ts';
import { keepAct } from '#features/operations/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { bodyChunks } from '#platform/server/http/streamed-body.ts';
import { canManageTexts } from '../../bible.policy.ts';
import { listOfferedTexts, removeText, uploadText } from '../../uploaded-texts.contract.ts';
import { TEXT_FILE } from '../../uploaded-texts.rules.ts';
import { addText, textTooLarge, type UploadDeps } from './add-text.ts';
import { offeredTexts } from './offered-texts.ts';
import { notAllowed, requireManagerNow } from './require-manager.ts';

/** Which texts everybody can read, for administrators to add to and to remove from. */
export function textUploadRoutes(endpoints: Endpoints, deps: UploadDeps): void {
  const { db, clock, events, copies, brought } = deps;

  endpoints.handle(listOfferedTexts, () => offeredTexts(brought));

  endpoints.handle(uploadText, async ({ query, caller, request }) => {
    if (!canManageTexts(caller)) throw notAllowed();
    if (Number(request.headers['content-length'] ?? 0) > TEXT_FILE.maxBytes) throw textTooLarge();
    const sent = { fileName: query.fileName, chunks: bodyChunks(request), caller };
    const name = await addText(deps, sent);
    return (await offeredTexts(brought)).find(({ upload }) => upload?.name === name)!;
  });

  endpoints.handle(removeText, async ({ params, caller }) => {
    if (!canManageTexts(caller)) throw notAllowed();
    const now = clock.now();
    const removed = await inTransaction(db, async (tx) => {
      await requireManagerNow(tx, caller, now);
      const object = await deleteHouseObject(tx, { kind: 'bible-text', name: params.name });
      if (!object) throw new AppError('NOT_FOUND', 'There is no uploaded text with this name.');
      await discardKeys(events, tx, [object.id], now);
      await keepAct(
        tx,
        { actorId: caller.id, kind: 'text-removed', personId: null, detail: object.name },
        now,
      );
      return object;
    });
    await copies.remove(removed.id);
    // From now on nobody on this instance is given it.
    await brought.list();
  });
}
