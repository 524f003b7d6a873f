/** As long as a mailbox may be (RFC 5321, section 4.5.3.1), which also bounds how far the search looks back. */
const QUOTED = /"[^"\n]{1,64}"@[^\s<>]{1,255}/gu;
const ADDRESS = /[^\s<>()[\]",;:@]{1,64}@[^\s<>()[\]",;:@]{1,255}/gu;

/** The text with what looks like a mail address replaced: mail servers repeat the recipient in their refusals. */
export function withoutAddresses(text: string): string {
  return text.replace(QUOTED, '(address)').replace(ADDRESS, '(address)');
}
