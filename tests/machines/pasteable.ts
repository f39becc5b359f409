import ts from 'typescript'

/** Returns what prevents pasting a machine's file into Stately's editor: parts that are defined elsewhere. */
export function pasteFaults(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const faults: string[] = []
  let machines = 0
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1

  function checkData(node: ts.Node, given: ReadonlySet<string>, what: string): void {
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)) return
    if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node))
      faults.push(`${file}:${lineOf(node)}: ${what} is put together by '...'`)
    if (ts.isIdentifier(node) && !given.has(node.text))
      faults.push(`${file}:${lineOf(node)}: ${what} takes '${node.text}' from elsewhere`)
    if (ts.isPropertyAssignment(node)) return checkData(node.initializer, given, what)
    if (ts.isShorthandPropertyAssignment(node)) return checkData(node.name, given, what)
    ts.forEachChild(node, (child) => checkData(child, given, what))
  }

  /** Actions and guards must be inline; they may call functions of modules. */
  function checkSetup(object: ts.Expression | undefined, local: ReadonlySet<string>): void {
    if (!object || !ts.isObjectLiteralExpression(object)) return void faults.push(`${file}: setup has no literal`)
    for (const property of object.properties) {
      if (!ts.isPropertyAssignment(property) || !['actions', 'guards', 'delays'].includes(property.name.getText()))
        continue
      if (!ts.isObjectLiteralExpression(property.initializer)) {
        faults.push(`${file}:${lineOf(property)}: ${property.name.getText()} stand elsewhere`)
        continue
      }
      for (const one of property.initializer.properties) {
        const value = ts.isPropertyAssignment(one) ? one.initializer : one
        const name = ts.isExpressionWithTypeArguments(value) ? value.expression : value
        const isElsewhere = ts.isIdentifier(name) && !local.has(name.text)
        if (isElsewhere || ts.isSpreadAssignment(one) || ts.isShorthandPropertyAssignment(one))
          faults.push(`${file}:${lineOf(one)}: '${one.getText().split('\n')[0]}' is written elsewhere`)
      }
    }
  }

  const functions = new Set(
    source.statements.flatMap((statement) =>
      ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [],
    ),
  )
  function visit(node: ts.Node, given: ReadonlySet<string>): void {
    const within = ts.isFunctionDeclaration(node)
      ? new Set([...given, ...node.parameters.flatMap(({ name }) => namesOf(name))])
      : given
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression: made } = node.expression
      if (name.text === 'createMachine' || name.text === 'createStateConfig') {
        machines += 1
        for (const argument of node.arguments) checkData(argument, within, 'the configuration')
        if (ts.isCallExpression(made) && made.expression.getText() === 'setup') checkSetup(made.arguments[0], functions)
        else faults.push(`${file}:${lineOf(node)}: setup stands elsewhere`)
      }
    }
    ts.forEachChild(node, (child) => visit(child, within))
  }
  visit(source, new Set())
  return machines > 1 ? [...faults, `${file}: ${machines} machines in one file`] : faults
}

function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []))
}
