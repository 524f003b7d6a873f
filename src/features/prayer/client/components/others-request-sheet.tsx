import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { ListPlusIcon } from '@phosphor-icons/react/dist/ssr/ListPlus';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Spoken, useIsNews } from '#ui/spoken.tsx';
import { toast } from '#ui/toast-store.ts';
import type { PrayerRequest } from '../../prayer.contract.ts';
import { encouragementsQuery } from '../prayer-queries.ts';
import { useAddToList, usePray, useTakeBackPrayed } from '../use-pray.ts';
import { EncouragementForm } from './encouragement-form.tsx';
import { Encouragements } from './encouragements.tsx';

/** Below somebody's request: that I prayed, a few words of mine, and what others wrote. */
export function OthersRequestSheet({
  request,
  onNeedsHelp,
}: {
  request: PrayerRequest;
  onNeedsHelp: () => void;
}) {
  const { can, testimony, prayedToday } = request;
  const hasJustPrayed = useIsNews(prayedToday);
  const pray = usePray();
  const takeBack = useTakeBackPrayed();
  const written = useInfiniteQuery(encouragementsQuery(request.id));
  const add = useAddToList(() => toast({ title: 'It is on your list' }));
  return (
    <div className="grow pb-8">
      {testimony !== null && testimony.text !== '' && (
        <section aria-label="What came of it" className="mb-5 rounded-card bg-leaf-wash p-4">
          <p className="font-semibold text-leaf">It was answered</p>
          <OwnWords as="p" className="paragraphs mt-2 font-scripture text-lg">
            {testimony.text}
          </OwnWords>
        </section>
      )}
      {can.pray && (
        <div className="flex flex-wrap gap-2.5">
          {prayedToday ? (
            <div className="flex min-h-13 grow flex-wrap items-center gap-x-2.5">
              <Spoken isNews={hasJustPrayed} className="flex items-center gap-2.5 font-semibold text-leaf">
                <CheckCircleIcon size={24} weight="fill" aria-hidden />
                You prayed today
              </Spoken>
              <Button
                variant="ghost"
                pending={takeBack.isPending}
                onClick={() => takeBack.mutate({ params: { requestId: request.id } })}
              >
                Not yet
              </Button>
            </div>
          ) : (
            <Button
              size="lg"
              className="grow basis-40"
              pending={pray.isPending}
              icon={<HandsPrayingIcon size={22} aria-hidden />}
              onClick={() => pray.mutate({ params: { requestId: request.id } })}
            >
              I prayed
            </Button>
          )}
          {request.itemId === null && (
            <Button
              size="lg"
              variant="secondary"
              className="grow"
              pending={add.isPending}
              icon={<ListPlusIcon size={22} aria-hidden />}
              onClick={() => add.mutate({ body: { requestId: request.id } })}
            >
              Add to my list
            </Button>
          )}
        </div>
      )}
      <div className="mt-2">
        <Encouragements requestId={request.id} onNeedsHelp={onNeedsHelp} />
      </div>
      {/* How many notes there are is not told, so the form comes once they stand above it, and does not move. */}
      {can.encourage && !written.isPending && (
        <EncouragementForm requestId={request.id} onNeedsHelp={onNeedsHelp} />
      )}
    </div>
  );
}
