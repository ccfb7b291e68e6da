const houses = [
  { x: 140, roof: 54, door: 'mid' },
  { x: 280, roof: 38, door: 'paper' },
  { x: 420, roof: 48, door: 'open' },
  { x: 560, roof: 56, door: 'mid' },
  { x: 700, roof: 42, door: 'paper' },
  { x: 840, roof: 52, door: 'paper' },
  { x: 980, roof: 44, door: 'mid' },
] as const;

function House({ x, roof, door }: (typeof houses)[number]) {
  const window = roof + 57;
  return (
    <>
      <path className="paper" d={`M${x} 200V${roof}h140v156z`} />
      <path className="mid" d={`M${x - 2} ${roof}h144l-10-14H${x + 8}z`} />
      {door === 'open' ? (
        <>
          <path className="light" d={`M${x + 20} 186V112a22 22 0 0 1 44 0v74z`} />
          <path className="paper" d={`M${x + 20} 186V104l16 10v80z`} />
          <path className="light" d={`M${x + 36} 188h28l28 12H${x + 20}z`} />
        </>
      ) : (
        <>
          <path className={door} d={`M${x + 20} 186V112a22 22 0 0 1 44 0v74z`} />
          <path className="thin" d={`M${x + 42} 92v94`} />
          <path
            className="thin"
            d={`M${x + 27} 120h9v22h-9zM${x + 48} 120h9v22h-9zM${x + 27} 152h9v24h-9zM${x + 48} 152h9v24h-9z`}
          />
        </>
      )}
      <path className="paper" d={`M${x + 84} ${window - 10}h38v44h-38z`} />
      <path
        className="thin"
        d={`M${x + 103} ${window - 10}v44M${x + 84} ${window + 12}h38M${x + 80} ${window + 38}h46`}
      />
    </>
  );
}

/** A street of doors, one of them open: where a provider has no picture of its own. */
export const Street = () => (
  <svg
    className="draw"
    viewBox="0 0 1120 200"
    preserveAspectRatio="xMinYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <circle className="light" cx="66" cy="46" r="24" />
    <path className="thin" d="M0 150q40-14 76-4t62-6" />
    {houses.map((house) => (
      <House key={house.x} {...house} />
    ))}
    <path d="M0 199h1120" />
  </svg>
);
