import { useQueryClient } from '@tanstack/react-query';
import { currentUserKey } from '#features/people/client/for-other-features.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LampMark } from '#ui/lamp-mark.tsx';
import { MainContent } from '#ui/main-content.tsx';

/** Shown when it is not known who is here: there is no connection, or the server has a fault. */
export function UnreachablePage() {
  const queryClient = useQueryClient();
  return (
    <MainContent className="mx-auto grid min-h-dvh max-w-lg content-center px-4 py-12">
      <Card role="alert" className="flex flex-col items-center p-8 text-center sm:p-10">
        <LampMark className="size-16" />
        <h1 className="mt-5 text-3xl">Lampstand can’t be reached</h1>
        <p className="mt-3 text-ink-soft">
          Please look at your connection and try again. What you have written on this device is kept.
        </p>
        <Button
          size="lg"
          className="mt-7"
          onClick={() => queryClient.resetQueries(onlyQuery({ queryKey: currentUserKey }))}
        >
          Try again
        </Button>
      </Card>
    </MainContent>
  );
}
