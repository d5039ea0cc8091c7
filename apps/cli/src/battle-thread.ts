/** Entry point of a worker thread of the command: plays the games it is sent. */
import { createGame } from '@grognard/rulesets';
import { serveThread } from '@grognard/simulator/node';

serveThread(createGame);
