import '@uppy/url/css/style.min.css';
import type { Body, Meta, Uppy } from '@uppy/core';
import Url, { type UrlOptions } from '@uppy/url';
import { heedRefusals } from './remote-refusals.ts';

const TEXTS = {
  pluginNameUrl: 'Web address',
  enterUrlToImport: 'Address of a file on the web',
  enterCorrectUrl: 'This is not an address of the web.',
  failedToFetch: 'This address gave no file. Please check that it leads straight to one.',
};

/** Uppy's plugin for files from web addresses, with our texts, and for which a refusal of the server is one. */
class WebAddresses extends Url<Meta, Body> {
  constructor(uppy: Uppy<Meta, Body>, options: UrlOptions) {
    super(uppy, options);
    // As defaults: texts given as options are lost when Uppy itself is given new options.
    this.defaultLocale = { strings: { ...this.defaultLocale?.strings, ...TEXTS } };
    this.i18nInit();
    this.title = this.i18n('pluginNameUrl');
    heedRefusals(this.client);
  }
}

/** Adds 'Web address' to the places that files come from. */
export function addWebAddresses(uppy: Uppy<Meta, Body>): void {
  // The whole address, since Uppy makes the socket's address of it.
  uppy.use(WebAddresses, { companionUrl: `${window.location.origin}/companion` });
}
