import { Link } from 'wouter';
import { Button } from './button.tsx';
import { ScenePage } from './scene-page.tsx';

/** A screen where a link in a letter leads: it asks, and ends something by one press. Opening it ends nothing: mail programs open links. */
export function EndByLink({
  title,
  question,
  button,
  ended,
  isEnded,
  failure,
  pending,
  onEnd,
}: {
  title: string;
  question: string;
  button: string;
  /** What stands there afterwards. */
  ended: { title: string; text: string };
  isEnded: boolean;
  /** Why it did not end; null before it was tried. */
  failure: string | null;
  pending: boolean;
  onEnd: () => void;
}) {
  return (
    <ScenePage>
      <div className="flex flex-col items-start gap-4">
        <h1 className="text-3xl">{isEnded ? ended.title : title}</h1>
        {isEnded ? (
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
            {failure !== null && (
              <p role="alert" className="text-clay">
                {failure}
              </p>
            )}
            <Button pending={pending} onClick={onEnd}>
              {button}
            </Button>
          </>
        )}
      </div>
    </ScenePage>
  );
}
