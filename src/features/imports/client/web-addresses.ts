import '@uppy/url/css/style.min.css';
import type { Body, Meta, Uppy } from '@uppy/core';
import Url, { type UrlOptions } from '@uppy/url';
import { heedRefusals } from './remote-refusals.ts';

/** Uppy's plugin for files from web addresses, which takes a refusal of the server for one. */
class WebAddresses extends Url<Meta, Body> {
  constructor(uppy: Uppy<Meta, Body>, options: UrlOptions) {
    super(uppy, options);
    heedRefusals(this.client);
  }
}

/** Adds 'Web address' to the places that files come from. */
export function addWebAddresses(uppy: Uppy<Meta, Body>): void {
  uppy.use(WebAddresses, {
    // Whole, since Uppy makes the socket's address of it.
    companionUrl: `${window.location.origin}/companion`,
    locale: {
      strings: {
        pluginNameUrl: 'Web address',
        enterUrlToImport: 'Address of a file on the web',
        enterCorrectUrl: 'This is not an address of the web.',
        failedToFetch: 'This address gave no file. Please check that it leads straight to one.',
      },
    },
  });
}
