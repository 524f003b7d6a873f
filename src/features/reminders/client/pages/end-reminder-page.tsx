import { Link, useSearch } from 'wouter';
import { causeOfFailure } from '#platform/client/api-error.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { endReminderByToken } from '../../reminders.contract.ts';

/** /reminder/end?token=…: where the link in a letter leads. Opening it ends nothing: mail programs open links. */
export function EndReminderPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useEndpointMutation(endReminderByToken);
  return (
    <MainContent className="mx-auto flex min-h-dvh w-full max-w-lg flex-col justify-center px-4 py-10">
      <Card className="flex flex-col items-start gap-4">
        <h1 className="text-3xl">{isSuccess ? 'No more reminders' : 'Your reminder'}</h1>
        {isSuccess ? (
          <>
            <p>It has ended, and everything else is as it was.</p>
            <Link
              href="/"
              className="inline-flex min-h-11 items-center font-semibold text-dusk hover:underline"
            >
              To Lampstand
            </Link>
          </>
        ) : (
          <>
            <p>Shall it stop? You can choose it again at any time, in the settings.</p>
            {error && (
              <p role="alert" className="text-clay">
                {causeOfFailure(error, 'This link is not whole. Please copy all of it from the letter.')}
              </p>
            )}
            <Button pending={isPending} onClick={() => mutate({ query: { token } })}>
              No more reminders
            </Button>
          </>
        )}
      </Card>
    </MainContent>
  );
}
