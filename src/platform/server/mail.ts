import { createTransport } from 'nodemailer';
import { withoutAddresses } from './log/without-addresses.ts';

/** A plain-text letter; names in it are text, never markup. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same each time that this letter is sent: mail servers keep one of those that have the same `Message-ID`. */
  id: string;
  /** Besides those that every letter has: `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Sends over SMTP (`smtp://user:password@host:port`), or, without a server, writes the letter to the log. */
export function createMailer(options: {
  smtpUrl: string | undefined;
  from: string;
  log: (message: string) => void;
}): Mailer {
  const { smtpUrl, from, log } = options;
  if (!smtpUrl) {
    return {
      async send(mail) {
        log(
          `mail (no SMTP_URL is set, so it is only written here)\nTo: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`,
        );
      },
    };
  }
  // A server that does not answer must not hold up ours when it closes.
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ to, subject, text, id, headers }) {
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          ...(headers && { headers: { ...headers } }),
        });
      } catch (error) {
        throw withoutRecipient(error);
      }
    },
  };
}

/**
 * The same failure without anybody's address: its message is kept in the database and shown to administrators, and mail
 * servers repeat the recipient in it. What decides whether the letter is tried again (`mayBeSentLater`) stays.
 */
export function withoutRecipient(error: unknown): Error {
  const { message, code, responseCode, command } = error as Error & {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  return Object.assign(new Error(withoutAddresses(String(message))), {
    ...(code !== undefined && { code }),
    ...(responseCode !== undefined && { responseCode }),
    ...(command !== undefined && { command }),
  });
}

/** nodemailer's codes for letters that no server can send. */
const OF_THE_LETTER = ['EENVELOPE', 'EMESSAGE'];

/** What is said before anybody is named to whom a letter goes. */
const BEFORE_THE_RECIPIENT = /^(EHLO|HELO|STARTTLS|AUTH|MAIL FROM)/;

/** Postfix says of the sender only when it is told the recipient that it does not take letters from there. */
const OF_THE_SENDER = /sender address rejected|relay(ing)? (access )?denied/i;

/**
 * Whether a letter that was not sent may be sent later. Not one that its server refused for good: anything but 4xx
 * ('transient negative', RFC 5321, section 4.2.1). That we were refused, by our name and password or as the sender, says nothing
 * of the letter: it goes once the settings are mended.
 */
export function mayBeSentLater(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode, command } = error as Error & {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  if (code === 'EAUTH' || BEFORE_THE_RECIPIENT.test(command ?? '')) return true;
  if (responseCode !== undefined && OF_THE_SENDER.test(error.message)) return true;
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
  return code === undefined || !OF_THE_LETTER.includes(code);
}
