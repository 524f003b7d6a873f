import { type FormEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isBlank } from '#contract/visible-text.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { serverMessageOr } from '#platform/client/api-error.ts';
import { type Changes, useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { useKeptDraft } from '#platform/client/use-kept-draft.ts';
import { wordForm } from '#platform/client/word-form.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast-store.ts';
import { MODERATION_LIMITS } from '../../moderation.rules.ts';
import { createAppeal, getMyWords, listMyWords } from '../../my-words.contract.ts';

const appealed: Changes<typeof createAppeal> = (cache, now) => {
  cache.set(getMyWords, (known) => (known.caseId === now.caseId ? now : known));
  cache.setPages(listMyWords, (items) => items.map((item) => (item.caseId === now.caseId ? now : item)));
};

interface Props {
  actionId: string;
  /** Another one stands above: this one opens when it is wanted, or when something is kept in it. */
  isSecond: boolean;
}

/** Where an author answers a moderator, once. What is typed is kept in this browser until it is sent. */
export function AppealForm(props: Props) {
  const { user } = useCurrentUser();
  return user && <AppealOf userId={user.id} {...props} />;
}

function AppealOf({ userId, actionId, isSecond }: Props & { userId: string }) {
  const kept = useMemo(() => wordForm(`appeal-${actionId}`), [actionId]);
  const { draft, latest, change, clear } = useKeptDraft(userId, kept);
  const [error, setError] = useState<string | null>(null);
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || !isSecond || draft.text !== '';
  const form = useRef<HTMLFormElement>(null);
  const appeal = useEndpointMutation(createAppeal, {
    changes: appealed,
    onSuccess: () => {
      clear();
      toast({ title: 'Sent', description: 'Every moderator sees your answer. You will be told.' });
    },
    onError: (failure) =>
      toast({
        title: 'Not Sent',
        description: serverMessageOr(failure, 'Your answer is kept here. Please try again in a moment.'),
        variant: 'destructive',
      }),
  });

  function send(event: FormEvent) {
    event.preventDefault();
    const text = latest().text.trim();
    if (isBlank(text)) setError('Please write a line.');
    else appeal.mutate({ params: { actionId }, body: { text } });
  }

  function open() {
    flushSync(() => setOpened(true));
    form.current?.querySelector('textarea')?.focus();
  }

  if (!isOpen) {
    return (
      <Button variant="secondary" className="mt-3" onClick={open}>
        Answer this, too
      </Button>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={send} className="mt-4 flex flex-col items-start gap-3">
      <TextArea
        className="w-full [&>textarea]:min-h-24"
        label="If we read it wrongly, tell us here"
        hint="Every moderator sees your answer, and somebody else than before looks again, where there is somebody else."
        rows={3}
        error={error}
        max={MODERATION_LIMITS.appeal}
        readOnly={appeal.isPending}
        value={draft.text}
        onChange={({ target }) => {
          setOpened(true);
          setError(null);
          change({ text: target.value });
        }}
      />
      <Button
        type="submit"
        pending={appeal.isPending}
        disabled={draft.text.length > MODERATION_LIMITS.appeal}
      >
        Send
      </Button>
    </form>
  );
}
