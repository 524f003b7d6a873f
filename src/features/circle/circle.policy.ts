import type { Relation } from './circle.contract.ts';

/**
 * An open link is for whoever has it. Who has come in by it may look at it again, and who made it learns what became of it; it is
 * closed for everybody else.
 */
export function canOpenLink(link: { isOpen: boolean }, relation: Relation): boolean {
  return link.isOpen || relation === 'in-circle' || relation === 'me';
}
