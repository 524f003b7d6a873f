import AwsS3, { type AwsS3UploadParameters, type UploadResult } from '@uppy/aws-s3';
import type { Body, Meta, UppyFile } from '@uppy/core';
import { isWorthRetrying } from '../uploads.rules.ts';
import { sendWithRetries } from './uppy/send-with-retries.ts';
import { failureStatus, refusalOfPart } from './uppy/upload-failure.ts';
import { withRetries } from './uppy/with-retries.ts';

type File = UppyFile<Meta, Body>;
type Begun = Required<Pick<UploadResult, 'key' | 'uploadId'>>;
type Signal = { signal?: AbortSignal };

type Sending = Parameters<(typeof AwsS3)['uploadPartBytes']>[0];
type Sent = ReturnType<(typeof AwsS3)['uploadPartBytes']>;

/** Which part of which file an address is for. */
interface PartOf {
  fileId: string;
  partNumber: number;
}

/**
 * The uploader of Uppy, with the waits of docs/product.md, Uploads, around each of its calls (Uppy itself repeats
 * only the parts). What has arrived of a large file is kept when it fails for a reason that may pass; 'Retry', or the
 * next visit, then sends the rest. How far a file has come is always what the server keeps of it, and what is being sent: of
 * a part that did not arrive whole nothing is kept.
 */
export class ResumableS3 extends AwsS3<Meta, Body> {
  readonly #begun = new Map<string, Begun>();
  /** How much of a failed file is kept, until it is sent on. */
  readonly #kept = new Map<string, number>();
  /** Of which file's one request an address is. */
  readonly #filesSigned = new Map<string, File>();
  /**
   * The address of a file's one request, by the file's id. It stays when the file fails for a reason that may pass: the bytes may have
   * arrived all the same, and another address would make a second file of them.
   */
  readonly #addresses = new Map<string, { signed: AwsS3UploadParameters; until: number }>();
  readonly #partsSigned = new WeakMap<object, PartOf>();
  /** Parts whose sending ended without an answer, by file and number. They may have arrived all the same. */
  readonly #unanswered = new Map<string, Map<number, Sending>>();

  override async createMultipartUpload(file: File, signal?: AbortSignal): Promise<UploadResult> {
    const upload = await withRetries(() => super.createMultipartUpload(file, signal), signal);
    if (upload.uploadId !== undefined)
      this.#begun.set(file.id, { key: upload.key, uploadId: upload.uploadId });
    return upload;
  }

  override listParts(file: File, upload: UploadResult & Signal, signal?: AbortSignal) {
    if (upload.uploadId !== undefined)
      this.#begun.set(file.id, { key: upload.key, uploadId: upload.uploadId });
    return withRetries(() => super.listParts(file, upload, signal), signal).then((parts) => {
      this.#showKept(file, parts);
      return parts;
    });
  }

  override async signPart(...[file, options]: Parameters<AwsS3<Meta, Body>['signPart']>) {
    const signature = await super.signPart(file, options);
    this.#partsSigned.set(signature, { fileId: file.id, partNumber: options.partNumber });
    return signature;
  }

  /** For Uppy's option `uploadPartBytes`. Parts are repeated by Uppy itself, which asks for a new address then. */
  sendBytes(sending: Sending): Sent {
    const part = this.#partsSigned.get(sending.signature);
    if (part) return this.#sendPart(sending, part);
    const file = this.#filesSigned.get(sending.signature.url);
    return this.#sendFile(sending, file!).finally(() => this.#filesSigned.delete(sending.signature.url));
  }

  async #sendFile(sending: Sending, file: File): Sent {
    const sent = await sendWithRetries(sending, () => this.#signFile(file, { signal: sending.signal! }));
    // The same file, added once more, is another one.
    this.#addresses.delete(file.id);
    return sent;
  }

  async #sendPart(sending: Sending, { fileId, partNumber }: PartOf): Sent {
    try {
      return await AwsS3.uploadPartBytes(sending);
    } catch (error) {
      // Uppy would go on counting what was sent of it.
      if (this.uppy.getFile(fileId)) {
        showSent(sending, 0);
        const ofFile = this.#unanswered.get(fileId) ?? new Map<number, Sending>();
        this.#unanswered.set(fileId, ofFile.set(partNumber, sending));
      }
      throw refusalOfPart(error);
    }
  }

  /** Shows at once how much the server keeps, instead of nothing or what was shown last until bytes move again. */
  #showKept(file: File, parts: readonly { PartNumber?: number; Size?: number }[]): void {
    const unanswered = this.#unanswered.get(file.id);
    this.#unanswered.delete(file.id);
    for (const { PartNumber, Size } of parts) {
      const sending = unanswered?.get(PartNumber ?? 0);
      if (sending) showSent(sending, Size ?? 0);
    }
    const kept = parts.reduce((sum, { Size = 0 }) => sum + Size, 0);
    this.uppy.emit('upload-progress', this.uppy.getFile(file.id), {
      uploadStarted: file.progress.uploadStarted ?? 0,
      bytesUploaded: kept,
      bytesTotal: file.size,
    });
  }

  override completeMultipartUpload(
    ...[file, upload, signal]: Parameters<AwsS3<Meta, Body>['completeMultipartUpload']>
  ) {
    return withRetries(() => super.completeMultipartUpload(file, upload, signal), signal ?? upload.signal);
  }

  override async getUploadParameters(
    ...[file, options]: Parameters<AwsS3<Meta, Body>['getUploadParameters']>
  ): Promise<AwsS3UploadParameters> {
    const former = this.#addresses.get(file.id);
    const signed =
      former !== undefined && Date.now() < former.until ? former.signed : await this.#signFile(file, options);
    this.#filesSigned.set(signed.url, file);
    return signed;
  }

  async #signFile(
    ...[file, options]: Parameters<AwsS3<Meta, Body>['getUploadParameters']>
  ): Promise<AwsS3UploadParameters> {
    const signed = await withRetries(() => super.getUploadParameters(file, options), options?.signal);
    this.#addresses.set(file.id, { signed, until: Date.now() + (signed.expires ?? 0) * 1000 });
    return signed;
  }

  /** Uppy asks for this after every failure, too; `#afterFailure` decides those. */
  override async abortMultipartUpload(file: File, upload: UploadResult & Signal): Promise<void> {
    if (this.uppy.getFile(file.id) === undefined) await this.#throwAway(file, upload);
  }

  override install(): void {
    super.install();
    this.uppy.on('upload-error', this.#afterFailure);
    this.uppy.on('upload-start', this.#goOnFromKept);
  }

  override uninstall(): void {
    this.uppy.off('upload-error', this.#afterFailure);
    this.uppy.off('upload-start', this.#goOnFromKept);
    super.uninstall();
  }

  readonly #afterFailure = (file: File | undefined, error: unknown): void => {
    if (!file) return;
    const status = failureStatus(error);
    const mayGoOn = isWorthRetrying(status) || status === 401;
    if (!mayGoOn) this.#addresses.delete(file.id);
    const begun = this.#begun.get(file.id);
    if (!begun) return;
    // Uppy sends the file on with another uploader, which counts anew.
    this.#unanswered.delete(file.id);
    if (mayGoOn) {
      this.uppy.setFileState(file.id, stateOf(begun));
      this.#kept.set(file.id, Number(this.uppy.getFile(file.id)?.progress.bytesUploaded ?? 0));
    } else {
      this.#begun.delete(file.id);
      this.resetUploaderReferences(file.id, { abort: true });
      this.uppy.setFileState(file.id, stateOf({}));
      // The server sweeps what could not be removed.
      this.#throwAway(file, begun).catch(() => {});
    }
  };

  /** A file that is sent on begins where it was, and not, as Uppy has it, with nothing. */
  readonly #goOnFromKept = (files: File[]): void => {
    for (const { id } of files) {
      const bytesUploaded = this.#kept.get(id);
      this.#kept.delete(id);
      const file = this.uppy.getFile(id);
      if (bytesUploaded === undefined || !file) continue;
      this.uppy.setFileState(id, { progress: { ...file.progress, bytesUploaded } as File['progress'] });
    }
  };

  #throwAway(file: File, upload: UploadResult & Signal): Promise<void> {
    return withRetries(() => super.abortMultipartUpload(file, upload), upload.signal);
  }
}

/** Where Uppy keeps the progress of an upload; its types do not have it. */
function stateOf(s3Multipart: Partial<Begun>): object {
  return { s3Multipart };
}

/** Tells Uppy how much of a part has been sent. */
function showSent({ onProgress }: Sending, loaded: number): void {
  onProgress({ lengthComputable: true, loaded } as ProgressEvent);
}
