import { fileKind, kindName } from '#features/files/file-display.rules.ts';
import { sizeText } from '#features/files/files.rules.ts';
import { dayText } from '#platform/client/day-text.ts';
import { isolated } from '#ui/isolated.ts';
import type { GroupFile } from '../files.contract.ts';

/** What is said of a file below its title: 'Recording · 2.1 MB · Ruth M. · 26 November' */
export function fileFacts({
  contentType,
  name,
  size,
  isMine,
  person,
  addedAt,
}: Pick<GroupFile, 'contentType' | 'name' | 'size' | 'isMine' | 'person' | 'addedAt'>): string {
  return [
    kindName(fileKind(contentType, name)),
    sizeText(size),
    ...(isMine ? ['Yours'] : person ? [isolated(person.name)] : []),
    dayText(addedAt),
  ].join(' · ');
}
