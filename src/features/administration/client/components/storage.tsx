import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { sizeText } from '#features/files/files.rules.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { storageQuery } from '../administration-queries.ts';

/** What the server keeps, and how much room is left. */
export function Storage() {
  const { data, isError, refetch } = useQuery(storageQuery);
  if (data === undefined) {
    return isError ? <NotLoaded onRetry={() => void refetch()} /> : <Skeleton className="h-56" />;
  }
  const { files, mostFiles, journalBytes, databaseBytes, disk } = data;
  return (
    <div className="grid gap-x-16 divide-y divide-line lg:grid-cols-2 lg:divide-y-0">
      <Card>
        <CardHeader title="What the server keeps" description="Counted just now." />
        <dl className="grid gap-4 min-[24rem]:grid-cols-2">
          <Amount name="Files" bytes={files.bytes}>
            {files.count === 1 ? '1 file' : `${files.count.toLocaleString('en-US')} files`}
          </Amount>
          <Amount name="Journals" bytes={journalBytes}>
            Within the database
          </Amount>
          <Amount name="Database" bytes={databaseBytes}>
            With its indexes
          </Amount>
          {disk && (
            <Amount name="Room left on the disk" bytes={disk.freeBytes}>
              of {sizeText(disk.sizeBytes)}
              {disk.isNearlyFull && (
                <Badge tone="alert" className="ms-2">
                  Nearly full
                </Badge>
              )}
            </Amount>
          )}
        </dl>
      </Card>
      <Card>
        <CardHeader title="Whose files take most" />
        {mostFiles.length === 0 ? (
          <p>Nobody has uploaded anything yet.</p>
        ) : (
          <ol className="divide-y divide-line">
            {mostFiles.map(({ id, name, count, bytes }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                <Link
                  href={`/administration/people/${id}`}
                  className="inline-flex min-h-11 min-w-0 items-center font-semibold text-dusk underline-offset-4 hover:underline"
                >
                  <OwnWords>{name}</OwnWords>
                </Link>
                <span className="text-ink-soft">
                  {sizeText(bytes)} in {count === 1 ? '1 file' : `${count.toLocaleString('en-US')} files`}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
  );
}

function Amount({ name, bytes, children }: { name: string; bytes: number; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>
        <span className="block font-heading text-2xl">{sizeText(bytes)}</span>
        <span className="text-sm text-ink-soft">{children}</span>
      </dd>
    </div>
  );
}
