/** A request to show as code that uses the reader's own key. */
export interface Call {
  readonly method: string;
  /** Absolute and encoded. */
  readonly url: string;
  /** JSON text; undefined for requests without one. */
  readonly body: string | undefined;
}

/** The languages of the samples, in the order of the pages. */
export const LANGUAGES = [
  { id: 'curl', name: 'curl', language: 'sh' },
  { id: 'python', name: 'Python', language: 'python' },
  { id: 'javascript', name: 'JavaScript', language: 'javascript' },
] as const;

/** Runs on the server for the initial page, and in the browser when a field changes. */
export function writeCalls(call: Call): {
  readonly curl: string;
  readonly python: string;
  readonly javascript: string;
} {
  return { curl: writeCurl(call), python: writePython(call), javascript: writeJavaScript(call) };
}

function writeCurl({ url, body }: Call): string {
  // In a shell, single quotes preserve every character except the single quote itself.
  const data =
    body === undefined
      ? ''
      : ` \\\n  -H "Content-Type: application/json" \\\n  -d '${body.replaceAll("'", String.raw`'\''`)}'`;
  return `curl -H "X-API-Key: $MFDS_KEY"${data} \\\n  "${url}"`;
}

function writeJavaScript({ method, url, body }: Call): string {
  const contentType = body === undefined ? '' : ", 'Content-Type': 'application/json'";
  const headers = `{ 'X-API-Key': process.env.MFDS_KEY ?? ''${contentType} }`;
  const rest = body === undefined ? '' : `\n  method: '${method}',\n  body: ${JSON.stringify(body)},`;
  return `const answer = await fetch(${JSON.stringify(url)}, {${rest}
  headers: ${headers},
});
const { data, meta, detail } = await answer.json();
if (!answer.ok) throw new Error(\`\${answer.status} \${detail}\`);
console.log(data, meta);`;
}

function writePython({ url, body }: Call): string {
  // A JSON string literal is also a Python string literal.
  const contentType = body === undefined ? '' : ', "Content-Type": "application/json"';
  const headers = `{"X-API-Key": os.environ["MFDS_KEY"]${contentType}}`;
  const data = body === undefined ? '' : `\n    data=${JSON.stringify(body)}.encode(),`;
  return `import json, os, urllib.request

request = urllib.request.Request(
    ${JSON.stringify(url)},${data}
    headers=${headers},
)
with urllib.request.urlopen(request) as answer:
    print(json.load(answer)["data"])`;
}
