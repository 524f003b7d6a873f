import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { SearchForm } from '#ui/search-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type CatalogueQuestion, pickQuestion } from '../../schedule.contract.ts';
import { questionPicked } from '../week-changes.ts';
import { catalogueQuery } from '../week-queries.ts';
import { askedWords } from '../week-words.ts';

/** Finds a question of the catalogue for a coming week: what was never asked here first. */
export function CatalogueDialog({
  week,
  open,
  onOpenChange,
  onPicked,
}: {
  week: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPicked: () => void;
}) {
  const [search, setSearch] = useState('');
  const { data, isError, isFetching, refetch } = useQuery({ ...catalogueQuery(search), enabled: open });
  const pick = useEndpointMutation(pickQuestion, {
    changes: questionPicked,
    onSuccess: onPicked,
    onError: (error) => failureToast('Not Chosen', error),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || !pick.isPending) && onOpenChange(next)}
      title="From the catalogue"
      description="What was never asked here comes first."
      width="lg"
    >
      <SearchForm
        label="Search the catalogue"
        placeholder="Rest, prayer, money"
        maxLength={100}
        q={search}
        onSearch={setSearch}
      />
      {data === undefined && !isError && <Skeleton className="mt-4 h-96" />}
      {data === undefined && isError && <NotLoaded pending={isFetching} onRetry={() => refetch()} />}
      {data?.length === 0 && <p className="mt-4 text-ink-soft">No question has these words.</p>}
      {data !== undefined && data.length > 0 && (
        <ul aria-label="Questions" className="mt-3 divide-y divide-line">
          {data.map((question) => (
            <QuestionToPick
              key={question.slug}
              question={question}
              pending={pick.isPending && pick.variables.body.slug === question.slug}
              onPick={() => pick.mutate({ params: { week }, body: { slug: question.slug } })}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function QuestionToPick({
  question: { question, about, positions, latestAt },
  pending,
  onPick,
}: {
  question: CatalogueQuestion;
  pending: boolean;
  onPick: () => void;
}) {
  return (
    <li className="py-4">
      <OwnWords as="h3" className="text-left font-heading text-lg/[1.3]">
        {question}
      </OwnWords>
      <p className="mt-1 text-pretty">{about}</p>
      <p className="mt-1 text-sm text-ink-soft">{positions.join(' · ')}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-ink-soft">{askedWords(latestAt, Date.now())}</p>
        <Button variant="soft" pending={pending} onClick={onPick} aria-label={`Choose it: ${question}`}>
          Choose it
        </Button>
      </div>
    </li>
  );
}
