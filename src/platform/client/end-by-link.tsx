import { Link, useSearch } from 'wouter';
import type { z } from 'zod';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { HomeMark } from '#ui/home-mark.tsx';
import { ScenePage } from '#ui/scene-page.tsx';
import { causeOfFailure } from './api-error.ts';
import { useEndpointMutation } from './use-endpoint-mutation.ts';

/** A call that ends something by the token of a letter's link. */
type EndsByToken = Endpoint & { query: z.ZodType<{ token: string }, { token: string }> };

/**
 * The screen where a link in a letter leads, with `?token=`: it asks, and ends something by one press. Opening it ends nothing, because
 * mail programs open links.
 */
export function EndByLink({
  endpoint,
  title,
  question,
  button,
  keep,
  ended,
}: {
  endpoint: EndsByToken;
  title: string;
  question: string;
  button: string;
  /** The way home that leaves all as it is: 'Keep it'. */
  keep: string;
  /** What stands there afterwards. */
  ended: { title: string; text: string };
}) {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useEndpointMutation(endpoint);
  return (
    <ScenePage>
      <HomeMark />
      <div className="flex flex-col items-start gap-4">
        <h1 className="text-3xl">{isSuccess ? ended.title : title}</h1>
        {isSuccess ? (
          <>
            <p>{ended.text}</p>
            <Link
              href="/"
              className="inline-flex min-h-11 items-center font-semibold text-dusk hover:underline"
            >
              To Lampstand
            </Link>
          </>
        ) : (
          <>
            <p>{question}</p>
            {error !== null && (
              <p role="alert" className="text-clay">
                {causeOfFailure(error, 'This link is not whole. Please copy all of it from the letter.')}
              </p>
            )}
            <div className="mt-2 flex flex-wrap gap-3">
              <Button size="lg" pending={isPending} onClick={() => mutate({ query: { token } })}>
                {button}
              </Button>
              <Link href="/" className={buttonClasses('secondary', 'lg')}>
                {keep}
              </Link>
            </div>
          </>
        )}
      </div>
    </ScenePage>
  );
}
