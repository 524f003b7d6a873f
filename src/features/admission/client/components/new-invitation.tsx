import { useState } from 'react';
import { isBlank } from '#contract/visible-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { issuesByField } from '#platform/client/issues-by-field.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { createInvitation, type Invitation } from '../../admission.contract.ts';
import { INVITATION_LIMITS } from '../../admission.rules.ts';
import { copyLink } from '../copy-link.ts';
import { invitationMade } from '../invitations-queries.ts';

const DAYS = [1, 7, INVITATION_LIMITS.daysUnlessTold, 30, INVITATION_LIMITS.days];

/** Makes a link, for one friend or for a whole evening, and copies it. */
export function NewInvitation() {
  const [note, setNote] = useState('');
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState(String(INVITATION_LIMITS.daysUnlessTold));
  const { mutate, isPending, error } = useEndpointMutation(createInvitation, {
    changes: invitationMade,
    onSuccess: (made: Invitation) => {
      setNote('');
      setUses('1');
      void copyLink(made.link);
    },
    onError: (failure) => failureToast('No Link Made', failure),
  });
  const issues = error ? issuesByField(error) : {};
  return (
    <Card>
      <CardHeader
        title="A new link"
        description="Whoever opens it can make an account, and comes in by your name."
      />
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          const body = { uses: Number(uses), days: Number(days), note: isBlank(note) ? null : note };
          if (!isPending) mutate({ body });
        }}
      >
        <TextField
          className="sm:col-span-2"
          label="For whom, as a note to yourself"
          value={note}
          error={issues['note']}
          maxLength={INVITATION_LIMITS.note}
          onChange={({ target }) => setNote(target.value)}
        />
        <TextField
          label="How many people"
          inputMode="numeric"
          value={uses}
          error={issues['uses']}
          onChange={({ target }) => setUses(target.value.replace(/\D/g, '').slice(0, 3))}
        />
        <Select
          label="Good for"
          value={days}
          options={DAYS.map((one) => ({ value: String(one), label: one === 1 ? '1 day' : `${one} days` }))}
          onChange={({ target }) => setDays(target.value)}
        />
        <div className="sm:col-span-2">
          <Button type="submit" pending={isPending}>
            Make a link
          </Button>
        </div>
      </form>
    </Card>
  );
}
