import { useState } from 'react';
import { correctAge } from '#features/circle/circle.contract.ts';
import type { AgeAnswer } from '#features/people/people.rules.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast-store.ts';
import { ageCorrected } from '../administration-queries.ts';

const ANSWERS: Record<AgeAnswer, { label: string; title: string; means: string }> = {
  'under-16': {
    label: 'Under 16',
    title: 'Set their answer to under 16?',
    means:
      'Their circle ends, and what they shared with everyone or their circle is taken back. They still write in groups that invite them.',
  },
  grown: {
    label: '16 or older',
    title: 'Set their answer to 16 or older?',
    means: 'They can share with everyone, and have a circle.',
  },
};

/**
 * Corrects what somebody answered about being under 16, since a second answer of theirs is refused. What they answered is
 * shown to nobody, so it does not stand here either.
 */
export function AgeCard({ personId }: { personId: string }) {
  // The answer stays while the dialog goes away, so that its words do.
  const [answer, setAnswer] = useState<AgeAnswer>('under-16');
  const [asking, setAsking] = useState(false);
  const correct = useEndpointMutation(correctAge, {
    changes: ageCorrected,
    onSuccess: () => toast({ title: 'Age Corrected', description: 'It holds at once.' }),
    onError: (error) => failureToast('Age Not Corrected', error),
    onSettled: () => setAsking(false),
  });
  const { title, means } = ANSWERS[answer];
  return (
    <Card>
      <CardHeader
        title="Age"
        description="They answer once whether they are under 16, and it is shown to nobody. When it was a mistake, you correct it."
      />
      <div className="flex flex-wrap gap-3">
        {(['under-16', 'grown'] as const).map((one) => (
          <Button
            key={one}
            variant="secondary"
            onClick={() => {
              setAnswer(one);
              setAsking(true);
            }}
          >
            {ANSWERS[one].label}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        description={means}
        confirmLabel="Correct"
        destructive={answer === 'under-16'}
        pending={correct.isPending}
        onConfirm={() => correct.mutate({ params: { personId }, body: { answer } })}
      />
    </Card>
  );
}
