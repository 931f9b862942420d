import sharp from "sharp";

const [WIDTH, HEIGHT] = [480, 270];
type Colour = readonly [red: number, green: number, blue: number];

/** Two colours of the ground and one of the shapes on it. */
const palettes: readonly (readonly [Colour, Colour, Colour])[] = [
  [
    [226, 240, 228],
    [168, 210, 176],
    [66, 133, 84],
  ],
  [
    [224, 236, 250],
    [165, 197, 236],
    [45, 96, 168],
  ],
  [
    [252, 238, 220],
    [244, 204, 150],
    [201, 121, 34],
  ],
  [
    [240, 228, 246],
    [205, 176, 224],
    [122, 72, 156],
  ],
  [
    [250, 228, 228],
    [236, 178, 178],
    [178, 62, 70],
  ],
  [
    [222, 242, 242],
    [152, 208, 210],
    [28, 122, 130],
  ],
];

/** Covers of made-up shapes, three for each palette: what demo courses and media show. WebP. */
export function demoPictures(): Promise<Buffer[]> {
  return Promise.all(palettes.flatMap((palette) => [0, 1, 2].map((shape) => picture(palette, shape))));
}

function picture([from, to, ink]: (typeof palettes)[number], shape: number): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const ground = (x / WIDTH + y / HEIGHT) / 2;
      const depth = shapes[shape]?.(x / WIDTH, y / HEIGHT) ?? 0;
      const at = (y * WIDTH + x) * 3;
      for (let c = 0; c < 3; c++) {
        const base = (from[c] ?? 0) + ((to[c] ?? 0) - (from[c] ?? 0)) * ground;
        pixels[at + c] = base + ((ink[c] ?? 0) - base) * depth;
      }
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ quality: 70 })
    .toBuffer();
}

/** How much of the ink stands at a place, from 0 to 1: hills, circles, steps. */
const shapes: readonly ((x: number, y: number) => number)[] = [
  (x, y) => {
    const far = y > 0.55 + 0.12 * Math.sin(x * 7) ? 0.35 : 0;
    return y > 0.75 + 0.1 * Math.sin(x * 5 + 2) ? 0.8 : far;
  },
  (x, y) => {
    const near = Math.hypot((x - 0.7) * 1.78, y - 0.45);
    const small = Math.hypot((x - 0.3) * 1.78, y - 0.62);
    return near < 0.26 ? 0.75 : small < 0.17 ? 0.5 : near < 0.36 ? 0.25 : 0;
  },
  (x, y) => (y > 0.85 - Math.floor(x * 6) * 0.11 && x % (1 / 6) > 0.02 ? 0.25 + Math.floor(x * 6) * 0.1 : 0),
];
