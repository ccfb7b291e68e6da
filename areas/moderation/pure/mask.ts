/** Words that are there to hurt. They are covered until a moderator asks for them. */
const slurs =
  /\b(?:retard(?:s|ed)?|spaz(?:zes|tic)?|spastic|crip(?:ple|ples|s)?|mong(?:s|oloid)?|gimp|schizo|psycho|fag(?:s|got|gots)?|dyke|trann(?:y|ies)|poof(?:s|ter|ters)?|nigg(?:er|ers|a|as)|chinks?|gooks?|coons?|abos?|boongs?|wogs?|kikes?|pakis?|towelheads?|ragheads?|sluts?|whores?|cunts?|subhumans?)\b/gi;

/** The first letter stays, so that it can be told which word it is: "r•••••". */
export const mask = (text: string): string =>
  text.replace(slurs, (word) => `${word.charAt(0)}${'•'.repeat(word.length - 1)}`);
