// Made from the server's own structs; do not edit. `make wire` writes it again.

export type Params = Record<string, number | string>;

/** Something to be said: a Fluent key and what fills it. */
export interface Sentence {
  say: string;
  params: Record<string, number | string>;
}

/** A zone: its key, its owner, its number among several of a kind. */
export interface ZoneName {
  zone: string;
  seat: number | null;
  number: number;
}

/** A place in a zone; null where this seat cannot tell places apart. */
export interface Spot {
  zone: string;
  seat: number | null;
  number: number;
  place: number | null;
}

/** A card as far as a seat knows it: face, or back, or nothing; `open` when everyone knows the face. */
export interface Card {
  card: string | null;
  back: string | null;
  open: boolean;
  spot?: number;
}

/** A zone and what lies in it, by place; in a mixed zone the known cards come first. */
export interface Zone {
  zone: string;
  seat: number | null;
  number: number;
  count: number;
  cards: Card[];
  spots?: boolean;
}

/** One of the game's public numbers; is_seat: its value is a seat; told false: not for players to read. */
export interface Counter {
  counter: string;
  seat: number | null;
  value: number;
  is_seat?: boolean;
  told?: boolean;
}

/** Something that lasts: what, whose, a number, on which card. */
export interface Mark {
  mark: string;
  seat: number | null;
  n: number;
  card?: Spot;
}

/** Something the rules worked out: a sum, a cost, a lead; where it belongs, and what it is about. */
export interface Figure {
  figure: string;
  seat: number | null;
  n?: number;
  of?: number;
  at?: ZoneName;
  places?: number[];
  about?: string[];
  parts?: number[];
}

/** One legal pick: the move to send, what it does in words, and to which card, for clients that draw. */
export interface Option {
  move: string;
  verb: string;
  does: Sentence;
  card?: string;
  from?: Spot;
  to?: ZoneName;
  n?: number;
  figures?: Figure[];
  minor?: boolean;
  times?: number;
  misses?: Sentence;
}

/** A pick that is not legal now, and why. */
export interface RefusedOption {
  move: string;
  verb: string;
  does: Sentence;
  card?: string;
  from?: Spot;
  to?: ZoneName;
  n?: number;
  figures?: Figure[];
  minor?: boolean;
  times?: number;
  misses?: Sentence;
  rule: string;
  say: string;
  params: Record<string, number | string>;
}

/** Several picks that the rules offer as one: the line to send, what it does, and what one taps, if anything. */
export interface Bundle {
  move: string;
  verb: "bundle";
  does: Sentence;
  from?: Spot;
}

/** The question put to a seat. */
export interface Ask {
  question: number;
  seat: number;
  kind: "one" | "open" | "sealed";
  prompt: string;
  about: string | null;
  rule: string;
  picks: Option[];
  min: number;
  max: number;
  done: Sentence | null;
  options: Option[];
  bundles: Bundle[];
  refused: RefusedOption[];
}

/** How it ended, per seat, and why. */
export interface Outcome {
  seats: ("drew" | "lost" | "shared" | "won")[];
  rule: string;
  say: string;
  params: Record<string, number | string>;
}

/** A zone, and how many of the cards in question lie there. */
export interface Whereabouts {
  zone: string;
  seat: number | null;
  number: number;
  count: number;
}

/** Cards that were shuffled together and that this seat cannot see: where they lie, how many of each there are. */
export interface Unseen {
  zones: Whereabouts[];
  cards: Record<string, number>;
}

/** The table as one seat sees it; one schema for all games. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  zones: Zone[];
  counters: Counter[];
  marks: Mark[];
  figures: Figure[];
  unseen: Unseen[];
  waiting: number[];
  question: number;
  prompt: string | null;
  about: string | null;
  over: boolean;
  names: string[];
  cards: Record<string, unknown>;
  table: Record<string, unknown>;
  ask: Ask | null;
  undo: boolean;
  outcome: Outcome | null;
}

/** Something that happened, as far as this seat saw it: what to animate and what to say. */
export interface Event {
  number: number;
  event: "counted" | "moved" | "said" | "shuffled" | "turned";
  seat: number | null;
  from?: Spot;
  to?: Spot;
  card?: string | null;
  back?: string | null;
  open?: boolean;
  counter?: string;
  was?: number;
  n?: number;
  heads?: "phase" | "turn";
  rule?: string;
  say?: string;
  params?: Record<string, number | string>;
}

/** The first message: which table, by which tokens (several for a hot seat; none to watch), and what is known. */
export interface Hello {
  do: "hello";
  room: string;
  tokens?: string[];
  epoch?: string;
  since?: Record<string, number>;
  rewound?: number;
  events?: Record<string, number>;
}

/** At a rematch: the hash of the number that I add to the shuffle. */
export interface Pledge {
  do: "pledge";
  id: string;
  seat: number;
  pledge: string;
}

/** Every seat is taken and every pledge is known: the number that mine is of. */
export interface Reveal {
  do: "reveal";
  id: string;
  seat: number;
  number: string;
}

/** A move in the game's notation, or a line of them, in answer to a numbered question. `sure` false: refuse it (`room-final`) if it could not be taken back alone. */
export interface Play {
  do: "play";
  id: string;
  seat: number;
  move: string;
  question: number;
  sure?: boolean;
}

/** Take my last answer back; where that is not possible alone, ask the others to agree. */
export interface Undo {
  do: "undo";
  id: string;
  seat: number;
}

/** Agree, or not, to what another asked for: a take-back or a pause. */
export interface Consent {
  do: "consent";
  id: string;
  seat: number;
  yes: boolean;
}

/** Give the game up. */
export interface Concede {
  do: "concede";
  id: string;
  seat: number;
}

/** Ask to stop the clocks, or start them again. */
export interface Pause {
  do: "pause";
  id: string;
  seat: number;
  on: boolean;
}

/** A preset phrase, or words of one's own: to all where the table allows it, to one's mates always. */
export interface Say {
  do: "say";
  id: string;
  seat: number;
  phrase?: "back-again" | "good-game" | "good-luck" | "hello" | "one-moment" | "sorry" | "take-back" | "thanks" | "well-played" | "your-turn" | null;
  text?: string;
  mates?: boolean;
}

/** A seat has left or run out of time: let a bot play on for it, or claim the game. */
export interface Replace {
  do: "replace";
  id: string;
  seat: number;
  absent: number;
  by: "bot" | "claim";
}

/** Stand up: the seat stays mine, a bot may be seated until I am back. */
export interface Leave {
  do: "leave";
  id: string;
  seat: number;
}

/** Where to send a word when it is my turn; empty to stop. */
export interface Notify {
  do: "notify";
  id: string;
  seat: number;
  url?: string;
}

/** Once more, with the same players and options, at a new table. Whoever added a number to the shuffle of this game adds another one to the next. Bots play at this level now, or as before. */
export interface Rematch {
  do: "rematch";
  id: string;
  seat: number;
  level?: string;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  here: boolean;
  gone: boolean;
  left_ms: number | null;
  late: boolean;
  adds: boolean;
  pledge: string;
  revealed: boolean;
  number: string;
}

/** Something a player said; `mates` if only those of its side heard it. A text is whatever somebody typed. */
export interface Talk {
  seat: number;
  phrase: string;
  text: string;
  at: number;
  mates: boolean;
}

/** A table as everybody at it knows it. */
export interface RoomInfo {
  room: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  phase: "gathering" | "over" | "playing";
  seats: SeatInfo[];
  waiting: number[];
  commitment: string;
  public: boolean;
  paused: boolean;
  asking: "" | "pause" | "take-back";
  asked_by: number | null;
  agreed: number[];
  spectators: number;
  talk: Talk[];
  resumed_from_position: boolean;
  branched: boolean;
  rematch: string;
  secret: string;
  free_talk: boolean;
  hints: boolean;
  mates: number[];
  seeking: boolean;
  begins: number | null;
}

/** Everything, afresh: what a recipient sees and has seen happen; `last_turn` is the number of the event after which it last answered. Events up to number `after` are those it has; it keeps them as long as `rewound`, which counts how often something was taken back, is the same. */
export interface Snapshot {
  is: "snapshot";
  seat: number | null;
  n: number;
  epoch: string;
  room: RoomInfo;
  view: View | null;
  events: Event[];
  last_turn: number;
  after: number;
  rewound: number;
}

/** Something happened at the table: the events after number `after`; forget any later one you have. */
export interface Update {
  is: "update";
  seat: number | null;
  n: number;
  view: View;
  events: Event[];
  after: number;
}

/** Who sits, who is there, what is asked and said. */
export interface RoomChanged {
  is: "room";
  seat: number | null;
  n: number;
  room: RoomInfo;
}

/** A command was carried out, now or already before. `key` is what notices to your address are signed with. */
export interface Done {
  is: "done";
  id: string;
  key: string;
}

/** A command was refused, and nothing has changed. */
export interface Refused {
  is: "refused";
  id: string;
  rule: string;
  say: string;
  params: Record<string, number | string>;
}

/** Who sits here: the maker of the table, a bot, or the first person who comes with the link. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
  pledge?: string | null;
}

/** A clock: so many seconds a move, or a bank with an increment. */
export interface Clock {
  kind: "bank" | "move";
  seconds: number;
  increment?: number;
}

/** A table to be made. */
export interface MakeTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: Clock | null;
  talk?: boolean;
  hints?: boolean;
}

/** A seat and the token that opens it. Yours works on any device; an invitation is good for sitting down once. */
export interface SeatLink {
  seat: number;
  token: string;
  path: string;
}

/** A new table: your own seats, the invitations to give away, and the link for spectators. */
export interface TableMade {
  room: string;
  mine: SeatLink[];
  invitations: SeatLink[];
  watch: string;
  share: string[];
  commitment: string;
}

/** Take the seat of an invitation, with a name. */
export interface SitDown {
  token: string;
  name?: string;
  pledge?: string | null;
}

/** A seat is yours: keep its token, nobody else has it. */
export interface SeatTaken {
  mine: SeatLink;
  room: RoomInfo;
}

/** A table on the public list. */
export interface OpenTable {
  room: string;
  game: string;
  options: Record<string, unknown>;
  free: number[];
  names: string[];
  made: number;
  seeking: boolean;
}

/** Sit down at a public table. */
export interface SeatOpenTable {
  seat: number;
  name?: string;
  pledge?: string | null;
}

/** Somebody to play this game with, whoever it is. */
export interface FindOpponent {
  game: string;
  name?: string;
  pledge?: string | null;
}

/** Somebody waits at this table: take that seat. Or nobody does: a table was made, where others find you. */
export interface Opponent {
  room: string;
  seat: number;
  made: TableMade | null;
}

/** A book of one's own, under this name; or another name for it. */
export interface MakeBook {
  name?: string;
}

/** What opens a book: whoever has it is the book's player. */
export interface BookKey {
  key: string;
}

/** This seat's game goes into my book. */
export interface KeepGame {
  token: string;
}

/** Somebody else who played: a person, or a bot; how it ended for them. */
export interface BookOther {
  name: string;
  bot: string;
  result: string;
  score: number | null;
}

/** A game of a book. While it runs `token` opens the seat; once it has `ended`, the rest tells how. */
export interface BookGame {
  room: string;
  game: string;
  seat: number;
  token: string;
  began: number;
  ended: number | null;
  result: string;
  score: number | null;
  rated: boolean;
  others: BookOther[];
}

/** A rating at a game, against "people" or "bot:" and its name: how far it may be off, after how many games. */
export interface BookRating {
  game: string;
  against: string;
  value: number;
  doubt: number;
  games: number;
}

/** Everything the server keeps about a player; `passkeys` are the moments when each was made. */
export interface MyBook {
  name: string;
  made: number;
  games: BookGame[];
  ratings: BookRating[];
  passkeys: number[];
}

/** Nothing more to say. */
export interface Nothing {
}

/** What the browser asks the passkey for, as WebAuthn says it. */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}

/** What the passkey answered, as WebAuthn says it. */
export interface Passkey {
  credential: Record<string, unknown>;
}

/** An option of a game: its values, the first being the default; `open` if owners may give their own; `expert` if only those who know the game need to look at it. */
export interface OptionInfo {
  key: string;
  values: unknown[];
  open: boolean;
  rule: string;
  expert: boolean;
}

/** A level that a house does not offer, and why, as a text for players. */
export interface SlowLevel {
  level: string;
  say: string;
  params: Record<string, number | string>;
}

/** What this house can do: whoever speaks to it offers nothing else. One that is `here` runs in the page's own browser and keeps its tables there. What is `absent` needs others, or a server: invitations (links to seats, and watching), open-tables, opponents, notices (that it is somebody's turn), reports, qr, passkeys. `slow` are the levels that would make people wait too long. */
export interface House {
  here: boolean;
  absent: ("invitations" | "notices" | "open-tables" | "opponents" | "passkeys" | "qr" | "reports")[];
  slow: SlowLevel[];
}

/** A level of bots that people choose from, the weakest first: its key, and who plays so. Whoever has a name has a face, and nobody sits twice at a table. The texts are `web-setup-bot-<key>` and `web-setup-bot-<key>-about`. */
export interface LevelInfo {
  key: string;
  names: string[];
}

/** A game on the shelf; `bots` do not think ahead, `levels` do. */
export interface GameInfo {
  key: string;
  rules: number;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  bots: string[];
  levels: LevelInfo[];
}

/** A numbered rule in our own words; `house` says that it is a ruling of ours. "[R13]" in a paragraph refers to another rule, and a paragraph that starts with "- " is an item of a list. */
export interface RuleText {
  id: string;
  title: string;
  paragraphs: string[];
  house: boolean;
}

/** A chapter of a rulebook: its own paragraphs, then its rules. */
export interface ChapterText {
  title: string;
  paragraphs: string[];
  rules: RuleText[];
}

/** A whole rulebook in one language. */
export interface Book {
  game: string;
  lang: string;
  title: string;
  intro: string[];
  chapters: ChapterText[];
}

/** Seats and options that somebody thinks of playing with. */
export interface CheckTable {
  seats: number;
  options?: Record<string, unknown>;
}

/** The game can be played like this: all its options, settled. */
export interface Checked {
  options: Record<string, unknown>;
}

/** Whose cards are wanted: those of a table with these options, in this language. */
export interface WishCards {
  seats: number;
  options?: Record<string, unknown>;
  lang?: string;
}

/** A fact that a card prints, in words. */
export interface PrintedFact {
  fact: string;
  label: string;
  value: string;
}

/** A card as a person reads it: `printed` are its `facts` in words. `rules` are those its effects carry out, one for each line of `text`; `concerns` are the other rules and rulings that have to do with it. */
export interface CardInfo {
  card: string;
  name: string;
  copies: number;
  back: string;
  provenance: string;
  facts: Record<string, unknown>;
  printed: PrintedFact[];
  text: string[];
  rules: string[];
  concerns: string[];
}

/** What would you play in my place? `soon`: what comes to mind at once, not what comes of thinking. */
export interface AskHint {
  token: string;
  soon?: boolean;
}

/** A move, whose it is, and how likely the seat that asked is to win after it; in words where it is its own. */
export interface HintProspect {
  seat: number;
  move: string;
  win: number;
  does?: Sentence;
}

/** What a search found, chances from 0 to 1: `before` the move and after it (`win`); how sure it is that it is the best, as a number and as people say it; the second best; the answer it fears most; what it expects to happen, its own move first. */
export interface HintThoughts {
  before: number;
  win: number;
  sure: number;
  verdict: "close" | "fair" | "sure";
  simulations: number;
  line: HintProspect[];
  second?: HintProspect;
  fears?: HintProspect;
}

/** What a bot would do in this seat, and why; `text` is the reason in a sentence. It knows no more than the seat. */
export interface Hint {
  move: string;
  does: Sentence;
  say: string;
  params: Record<string, number | string>;
  text: string;
  rule?: string;
  thoughts?: HintThoughts;
}

/** One line of a count: why, by which rule, how many points for each seat. */
export interface ScoreLine {
  rule: string;
  say: string;
  params: Record<string, number | string>;
  text: string;
  points: number[];
}

/** A count, explained; `lines` and `totals` are empty where a game has no scores. `told` says how it stands else. */
export interface Scores {
  lines: ScoreLine[];
  totals: number[];
  told: ScoreLine[];
}

/** An answer of chance: which of the numbers below `below` it drew, in order. */
export interface Draw {
  below: number;
  drawn: number[];
}

/** What the shuffles of a finished game followed from, and all of them, in order (docs/decisions/0014). Pledges and numbers are by seat, empty where nobody added one. */
export interface Deal {
  commitment: string;
  secret: string;
  pledges: string[];
  numbers: string[];
  draws: Draw[];
}

/** A line of the log: who did it, the sentence, its rule. */
export interface Line {
  seat: number | null;
  say: string;
  params: Record<string, number | string>;
  rule: string;
}

/** A turn, or a round of all: the moment at which it begins, and whose it is. */
export interface Turn {
  at: number;
  seat: number | null;
}

/** One decision of a game that was played: whose, what, in answer to which question, and what was told then. */
export interface Decision {
  seat: number;
  move: string;
  does: Sentence;
  question: number;
  told: Line[];
}

/** A finished game to be looked through. Moment 0 is the deal; moment n is the table after n of these decisions. What was told is as the eyes that were asked for saw it. */
export interface Replay {
  room: string;
  game: string;
  options: Record<string, unknown>;
  names: string[];
  seats: number;
  turns: Turn[];
  dealt: Line[];
  moments: Decision[];
  outcome: Outcome;
}

/** A moment of a finished game through some eyes: the table, and what happened since the moment before (at the deal: everything until then). */
export interface Moment {
  at: number;
  of: number;
  view: View;
  events: Event[];
  scores: Scores;
}

/** Play on from a moment of a finished game: me in this seat, bots in the others. Chance deals differently. */
export interface Branch {
  at: number;
  seat: number;
  name?: string;
  bot?: string;
  bot_name?: string;
}

/** Something seems wrong at this table. */
export interface ReportGame {
  token?: string | null;
  text?: string;
}

/** The number under which the server keeps the true record; of a running game, what the reporter may know. */
export interface Reported {
  number: string;
  record: Record<string, unknown> | null;
  view: Record<string, unknown> | null;
  log: (Record<string, unknown>)[];
  position: Record<string, unknown> | null;
}

/** Why something was refused. */
export interface Problem {
  rule: string;
  say: string;
  params: Record<string, number | string>;
  text: string;
}

/** A lesson on the list: its key, its words as Fluent keys, how long it takes. */
export interface LessonInfo {
  key: string;
  title: string;
  about: string;
  minutes: number;
}

/** All answers of the learner since the start: moves in the game's notation, "go-on" where there is only reading. */
export interface LessonAnswers {
  answers: string[];
}

/** What the coach points at: a zone, or one place of it, or the cards with this face in it. */
export interface LessonPointer {
  zone: string;
  seat: number | null;
  number: number;
  place: number | null;
  card: string | null;
}

/** Why the last answer was not taken: the rule that refuses it, or the coach's hint. Nothing has changed. */
export interface LessonNote {
  rule: string;
  say: string;
  params: Record<string, number | string>;
}

/** A line of the count: what was won, by which rule, and each seat's points. */
export interface CountLine {
  rule: string;
  say: string;
  params: Record<string, number | string>;
  points: number[];
}

/** Where the answers lead: what the coach says, what it points at, the table, and what happened since the last one. `wanted` are the moves that lead on; while it is empty there is only reading, answered by "go-on". When a `note` says that the last answer was not taken, leave that answer away from then on. The last step asks nothing: `done`. */
export interface LessonMoment {
  game: string;
  lesson: string;
  step: number;
  steps: number;
  say: string;
  params: Record<string, number | string>;
  rule: string;
  points_at: LessonPointer[];
  wanted: string[];
  view: View;
  events: Event[];
  count: CountLine[];
  note: LessonNote | null;
  done: boolean;
  next: string | null;
}

export type FromClient = Hello | Pledge | Reveal | Play | Undo | Consent | Concede | Pause | Say | Replace | Leave | Notify | Rematch;

export type ToClient = Snapshot | Update | RoomChanged | Done | Refused;
