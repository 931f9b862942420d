import "./portrait.css";
import { type CSSProperties, useState } from "react";

interface PortraitProps {
  /** The number of the person, from which the colour is made. */
  idx: number;
  kname: string;
  photouri: string;
  /** In pixels. */
  size?: number;
  /** What it shows, where no name stands beside it. */
  alt?: string;
}

/** Somebody's photo; without one the first syllable of the name, in a colour that stays the person's own. */
export function Portrait({ idx, kname, photouri, size = 38, alt = "" }: PortraitProps) {
  const [isMissing, setIsMissing] = useState(false);
  const look = { "--size": `${size}px`, "--hue": hueOf(idx) } as CSSProperties;
  if (photouri && !isMissing) {
    return (
      <img
        className="portrait"
        style={look}
        src={photouri}
        alt={alt}
        width={size}
        height={size}
        onError={() => setIsMissing(true)}
      />
    );
  }
  return (
    <span className="portrait" style={look} {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}>
      {kname.slice(0, 1)}
    </span>
  );
}

/** A hue in degrees; numbers that follow each other are far apart. */
export function hueOf(idx: number): number {
  return (idx * 137) % 360;
}
