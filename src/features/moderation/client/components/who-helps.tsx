import { useQuery } from '@tanstack/react-query';
import { getHelpLines } from '#features/help/help.contract.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';

/** Who can be called or written to, below words of danger: the church's own contact first. Where nothing arrives, who is always near. */
export function WhoHelps() {
  const { data, isError } = useQuery(endpointQuery(getHelpLines, { query: {} }));
  if (data === undefined && !isError) return null;
  const lines = [...(data?.church ?? []), ...(data?.lines ?? [])];
  return (
    <section aria-labelledby="who-helps" className="mt-4 border-t border-line pt-3.5">
      <h2 id="who-helps" className="text-xl">
        You don’t have to carry this alone
      </h2>
      <ul className="mt-1">
        {lines.map(({ name, number, href, how, hours }) => (
          <li key={`${name} ${number}`} className="py-1">
            {href === null ? (
              <b>{number}</b>
            ) : (
              <a href={href} className="inline-flex min-h-11 items-center font-semibold underline">
                {number}
              </a>
            )}{' '}
            {[name, how, hours].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      {lines.length === 0 && (
        <p className="mt-1">
          If a life is in danger, please call your country’s emergency number, or go to somebody near you now.
        </p>
      )}
      {data !== undefined && (
        <a
          href={data.elsewhere.href}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          Elsewhere in the world: {data.elsewhere.name}
        </a>
      )}
    </section>
  );
}
