import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { WEEKDAYS } from '#contract/local-dates.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { SheetPage } from '#ui/sheet-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { createPlan } from '../../plans.contract.ts';
import { PLAN_LIMITS } from '../../plans.rules.ts';
import { BeginFields } from '../components/begin-fields.tsx';
import { PaceFields } from '../components/pace-fields.tsx';
import { RangeFields } from '../components/range-fields.tsx';
import { type OwnPlan, outlineOf, outlineWords, ownName, paceOf } from '../own-plan.ts';
import { planBegun } from '../plan-changes.ts';
import { plansQuery } from '../plan-queries.ts';
import { BACK_TO_PLANS } from '../plan-words.ts';

/** /plans/new: a plan of my own, by what is read, how much a day, and on which days. */
export function NewPlanPage() {
  const { data: plans, isError, isFetching, refetch } = useQuery(plansQuery);
  return (
    <SheetPage
      back={BACK_TO_PLANS}
      title="A plan of my own"
      description="From a chapter to another, as much a day as is good for you."
      width="text"
    >
      {plans === undefined ? (
        isError ? (
          <NotLoaded pending={isFetching} onRetry={() => refetch()} />
        ) : (
          <Skeleton className="my-6 h-96" />
        )
      ) : (
        <Form today={plans.today} restsUntil={plans.restsUntil} />
      )}
    </SheetPage>
  );
}

function Form({ today, restsUntil }: { today: string; restsUntil: string | null }) {
  const [, navigate] = useLocation();
  const [own, setOwn] = useState<OwnPlan>({
    name: '',
    from: { bookId: 'LUK', chapter: 1 },
    to: { bookId: 'LUK', chapter: 24 },
    paceKind: 'chapters',
    pace: { chapters: '1', minutes: '10', days: '30' },
    begin: { startsOn: today, weekdays: WEEKDAYS },
  });
  const change = (over: Partial<OwnPlan>) => setOwn({ ...own, ...over });
  const outline = outlineOf(own, { restFrom: restsUntil === null ? null : today, restUntil: restsUntil });
  const create = useEndpointMutation(createPlan, {
    changes: planBegun,
    onSuccess: ({ id }) => navigate(`/plans/${id}`),
    onError: (error) => failureToast('Not Begun', error),
  });
  function submit() {
    const pace = paceOf(own);
    if (pace === null || outline === null) return;
    create.mutate({
      body: {
        name: own.name.trim() || ownName(own),
        from: own.from,
        to: own.to,
        pace,
        startsOn: own.begin.startsOn,
        weekdays: [...own.begin.weekdays],
      },
    });
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Card className="flex flex-col gap-6">
        <RangeFields from={own.from} to={own.to} onChange={change} />
        <PaceFields kind={own.paceKind} pace={own.pace} onChange={change} />
        <BeginFields begin={own.begin} today={today} onChange={(begin) => change({ begin })} />
        <TextField
          label="Its name"
          value={own.name}
          placeholder={ownName(own)}
          maxLength={PLAN_LIMITS.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <p role="status" className="text-ink-soft">
          {outlineWords(outline, today)}
        </p>
        <Button type="submit" size="lg" pending={create.isPending} disabled={outline === null}>
          Begin
        </Button>
      </Card>
    </form>
  );
}
