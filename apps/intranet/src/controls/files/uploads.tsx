import { createContext, useCallback, useContext, useEffect, useEffectEvent, useState } from "react";

/** Tells a form that a file is being sent; what it gives is called when that has ended, with whether the file was sent. */
type BeginUpload = () => (isSent: boolean) => void;

const Uploads = createContext<BeginUpload>(() => () => {});

/** Stands around the inputs of a form that waits for its files, with the `begin` of {@link useAfterUploads}. */
export const UploadsProvider = Uploads.Provider;

/** For an input that sends files by itself. */
export const useBeginUpload = (): BeginUpload => useContext(Uploads);

/**
 * Does what a form does with its files (`save`) as soon as all that were chosen are sent, so that none is left behind by
 * who is quicker than the network. Where one could not be sent, it waits to be asked again.
 */
export function useAfterUploads(save: () => void) {
  const [sending, setSending] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const goOn = useEffectEvent(() => {
    setIsAsked(false);
    save();
  });
  const isReady = isAsked && sending === 0;
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);

  const begin = useCallback<BeginUpload>(() => {
    setSending((count) => count + 1);
    return (isSent) => {
      setSending((count) => count - 1);
      if (!isSent) setIsAsked(false);
    };
  }, []);

  return { begin, isWaiting: isAsked && sending > 0, saveWhenSent: () => setIsAsked(true) };
}
