import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Report, WordsNotSeen } from '#features/moderation/client/for-other-features.ts';
import { PersonName, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { localDrafts } from '#platform/client/local-drafts.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { announce } from '#ui/announce.ts';
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isolated } from '#ui/isolated.ts';
import { MorePages } from '#ui/more-pages.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { deleteEncouragement, type Encouragement } from '../../encouragements.contract.ts';
import { encouragementDeleted } from '../prayer-changes.ts';
import { encouragementsQuery } from '../prayer-queries.ts';
import { editedEncouragement } from '../words-edit.ts';
import { EditEncouragementDialog } from './edit-encouragement-dialog.tsx';
import { FaceOrHands } from './face-or-hands.tsx';
import { OwnFace } from './own-face.tsx';
import { VerseQuote } from './verse-quote.tsx';

/** What people wrote under a request, oldest first. Where it is known how many there are, their place is kept free. */
export function Encouragements({
  requestId,
  expected = 1,
  onNeedsHelp,
}: {
  requestId: string;
  expected?: number;
  /** One's own was changed, and its words tell of danger now. */
  onNeedsHelp: () => void;
}) {
  const query = useInfiniteQuery(encouragementsQuery(requestId));
  if (query.isPending) return expected === 0 ? null : <Skeleton className={heightOf(expected)} />;
  if (query.isError && query.data === undefined) {
    return <NotLoaded pending={query.isFetching} onRetry={() => query.refetch()} />;
  }
  const list = (query.data?.pages.flatMap((page) => page.items) ?? []).toSorted(
    (a, b) => a.writtenAt - b.writtenAt,
  );
  if (list.length === 0) return null;
  return (
    <>
      <ul aria-label="What people wrote">
        {list.map((one) => (
          <li key={one.id} className="flex animate-fade gap-3 py-4 not-first:border-t not-first:border-line">
            <OneEncouragement encouragement={one} onNeedsHelp={onNeedsHelp} />
          </li>
        ))}
      </ul>
      <MorePages query={query}>Show more</MorePages>
    </>
  );
}

interface OneOfThem {
  encouragement: Encouragement;
  onNeedsHelp: () => void;
}

/** About as high as the notes will be, so that the sheet does not rise when they come. */
function heightOf(notes: number): string {
  if (notes === 1) return 'h-32';
  return notes === 2 ? 'h-64' : 'h-96';
}

function OneEncouragement({ encouragement, onNeedsHelp }: OneOfThem) {
  const { author, isMine, text, verse, hidden, can } = encouragement;
  return (
    <>
      {isMine ? <OwnFace /> : <FaceOrHands person={author} />}
      <div className="min-w-0 grow">
        <div className="flex items-start gap-2">
          <p className="min-w-0 grow font-semibold">
            {isMine || author === null ? 'You' : <PersonName person={author} />}
          </p>
          {(can.edit || can.delete || can.report) && (
            <EncouragementMenu {...{ encouragement, onNeedsHelp }} />
          )}
        </div>
        <OwnWords as="p" className="paragraphs font-scripture text-[1.0625rem]/[1.5]">
          {text}
        </OwnWords>
        {verse !== null && <VerseQuote verse={verse} className="mt-2" />}
        <WordsNotSeen hidden={hidden} isMine={isMine} className="mt-2" />
      </div>
    </>
  );
}

function EncouragementMenu({ encouragement, onNeedsHelp }: OneOfThem) {
  const { id, author, isMine, can } = encouragement;
  const { user } = useCurrentUser();
  const [open, setOpen] = useState<'edit' | 'report' | null>(null);
  const remove = useEndpointMutation(deleteEncouragement, {
    changes: encouragementDeleted,
    onSuccess: () => {
      announce('Removed');
      // What was changed of it and not saved is gone with it.
      if (user) void localDrafts.erase(user.id, { name: editedEncouragement(id).name });
    },
    onError: (error) => failureToast('It is still there', error),
  });
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={
              isMine
                ? 'More about your words'
                : `More about the words of ${isolated(author?.name ?? 'somebody')}`
            }
            className="-mt-2.5 -me-2"
            icon={<DotsThreeIcon size={24} aria-hidden />}
          />
        }
      >
        {can.edit && <MenuItem onSelect={() => setOpen('edit')}>Change it</MenuItem>}
        {can.delete && (
          <MenuItem onSelect={() => remove.mutate({ params: { encouragementId: id } })}>Remove it</MenuItem>
        )}
        {can.report && <MenuItem onSelect={() => setOpen('report')}>Report</MenuItem>}
      </DropdownMenu>
      {open === 'edit' && (
        <EditEncouragementDialog {...{ encouragement, onNeedsHelp }} onClose={() => setOpen(null)} />
      )}
      <Report
        reported={{ kind: 'encouragement', wordsId: id, about: author?.name ?? null }}
        open={open === 'report'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'report' : null)}
      />
    </>
  );
}
