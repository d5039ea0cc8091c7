/** Width of the desk around the map behind the home page, in pixels. The same for the picture and for the battle that replaces it. */
export const air = 12;
