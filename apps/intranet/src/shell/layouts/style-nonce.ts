/** By which the browser knows the style elements that the portal writes into its page; the server says which. */
export function styleNonce(): string {
  return document.querySelector<HTMLElement>("meta[property=csp-nonce]")?.nonce ?? "";
}

// dialogs keep the page behind them still by such an element, whose maker looks here
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
