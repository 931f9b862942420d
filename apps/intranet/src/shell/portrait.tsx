import { Avatar } from "@mantine/core";

interface PortraitProps {
  kname: string;
  photouri: string;
  size?: number;
  radius?: string;
  /** What it shows, where no name stands beside it. */
  alt?: string;
}

/** Somebody's photo; without one the first syllable of the name, as the header shows it. */
export function Portrait({ kname, photouri, alt = "", ...look }: PortraitProps) {
  return (
    <Avatar src={photouri || null} alt={alt} color="leaf" {...look}>
      {kname.slice(0, 1)}
    </Avatar>
  );
}
