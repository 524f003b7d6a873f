import { PersonFace, PersonName } from '#features/people/client/for-other-features.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { isolated } from '#ui/isolated.ts';
import { toast } from '#ui/toast-store.ts';
import type { Group } from '../../groups.contract.ts';
import { TOO_YOUNG_TO_LEAD } from '../../groups.rules.ts';
import { answerOffer } from '../../leading.contract.ts';
import { offerAnswered } from '../group-changes.ts';

/** What the reader is asked about leading their group, until they have answered. */
export function LeadOffer({ group }: { group: Group }) {
  const answer = useEndpointMutation(answerOffer, {
    changes: offerAnswered,
    onSuccess: ({ standing, name }) => {
      if (standing === 'leader') toast({ title: `You lead ${isolated(name)}` });
      else announce('Answered: not now');
    },
    onError: (error) => failureToast('Not Answered', error),
  });
  if (group.offer === null) return null;
  const { id: offerId, by, way, mayLead } = group.offer;
  const say = (said: 'lead' | 'not-now') =>
    answer.mutate({ params: { groupId: group.id }, body: { offerId, answer: said } });
  const said = answer.variables?.body.answer;
  return (
    <Card className="mx-auto mt-4 w-full max-w-3xl" role="group" aria-labelledby="lead-offer">
      <div className="flex items-start gap-3.5">
        <PersonFace person={by} />
        <div className="min-w-0 grow">
          <h2 id="lead-offer" className="text-lg font-semibold">
            <PersonName person={by} className="text-left font-semibold" /> asks you to lead the group
          </h2>
          <p className="mt-0.5 text-pretty text-ink-soft">{mayLead ? MEANS[way] : TOO_YOUNG_TO_LEAD}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {mayLead && (
          <Button
            pending={answer.isPending && said === 'lead'}
            disabled={answer.isPending}
            onClick={() => say('lead')}
          >
            Yes, I will
          </Button>
        )}
        <Button
          variant="secondary"
          pending={answer.isPending && said === 'not-now'}
          disabled={answer.isPending}
          onClick={() => say('not-now')}
        >
          Not now
        </Button>
      </div>
    </Card>
  );
}

const MEANS = {
  beside:
    'Leaders look after the group, its people and its links. You would do it together. Say ‘Not now’, and nobody asks why.',
  instead:
    'Leaders look after the group, its people and its links. They would help you. Say ‘Not now’, and nobody asks why.',
};
