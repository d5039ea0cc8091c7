/** How much desk stays free around the map behind the home page, in pixels: the same for the picture and for the battle that takes its place. */
export const air = 12;
