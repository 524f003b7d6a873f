import '@uppy/url/css/style.min.css';
import type { Body, Meta, Uppy } from '@uppy/core';
import Url, { type UrlOptions } from '@uppy/url';
import { SHOWN_USER_HEADER } from '#contract/shown-user.ts';
import { addressTexts } from './address-texts.ts';
import { heedRefusals } from './remote-refusals.ts';

/** Uppy's plugin for files from web addresses, with our texts, and for which a refusal of the server is one. */
class WebAddresses extends Url<Meta, Body> {
  constructor(uppy: Uppy<Meta, Body>, { userId, ...options }: UrlOptions & { userId: string }) {
    super(uppy, { ...options, companionHeaders: { [SHOWN_USER_HEADER]: userId } });
    // As defaults: texts given as options are lost when Uppy itself is given new options.
    this.defaultLocale = { strings: { ...this.defaultLocale?.strings, ...addressTexts } };
    this.i18nInit();
    this.title = this.i18n('pluginNameUrl');
    heedRefusals(this.client, userId);
  }
}

/** Adds 'Web address' to the places that files come from. */
export function addWebAddresses(uppy: Uppy<Meta, Body>, userId: string): void {
  // The whole address, since Uppy makes the socket's address of it.
  uppy.use(WebAddresses, { companionUrl: `${window.location.origin}/companion`, userId });
}
